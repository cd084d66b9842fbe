// The tests speak all languages at once, and of everything.

import { load, more } from "./words";

await Promise.all([load("en"), load("ar"), load("el")]);
await more();
