// The tests speak all languages at once.

import { load } from "./words";

await Promise.all([load("en"), load("ar"), load("el")]);
