import "./look/fonts";
import "./look/tokens.css";
import "./look/room.css";
import "./look/page.css";

import { mount } from "svelte";

import App from "./App.svelte";

mount(App, { target: document.body });
