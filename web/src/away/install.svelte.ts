// The page as an app of its own, and for when there is no connection: only on https and on the machine itself.

import { keep, keeps, kept } from "../wire/device";

/** What browsers offer where a page can be installed. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  /** Can it be installed now? */
  offer = $state.raw<Offer | null>(null);
  /** Is there something to say about what plain http cannot do? Once for each device. */
  plain = $state(!globalThis.isSecureContext && !kept("told-http", false));

  /** Will this page know its seat again? */
  keeps = keeps();

  begin(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
    const workers = globalThis.navigator.serviceWorker as ServiceWorkerContainer | undefined; // there is none over plain http
    if (!workers || import.meta.env.DEV) return;
    void workers
      .register("sw.js")
      .then(() => workers.ready)
      .then((ready) => ready.active?.postMessage({ keep: [new URL("./", location.href).href, ...performance.getEntriesByType("resource").map((entry) => entry.name)] }))
      .catch(() => {}); // a browser that keeps nothing goes on without
  }

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }

  understood(): void {
    this.plain = false;
    keep("told-http", true);
  }
}

export const install = new Install();
