import "./look/fonts";
import "./look/tokens.css";
import "./look/room.css";
import "./look/page.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { install } from "./away/install.svelte";
import { settings } from "./settings.svelte";
import { load } from "./words";

install.begin();
await load(settings.lang);
mount(App, { target: document.body });
