import type {Page} from '@playwright/test';

/** Gives the modules of the scripts that `files` matches exports that throw when React draws them. */
export async function breakModules(page: Page, files: RegExp): Promise<void> {
  await page.addInitScript(() => {
    const broken = () => {
      if (!('isRepaired' in window)) {
        throw new Error('broken on purpose');
      }
      return null;
    };
    type Module = (module: {exports: object}, exports: object, load: unknown) => void;
    Reflect.set(window, 'brokenModules', ([ids, modules, ...rest]: [unknown, Record<string, Module>, ...unknown[]]) => {
      for (const [id, run] of Object.entries(modules)) {
        modules[id] = (module, exports, load) => {
          run(module, exports, load);
          module.exports = new Proxy(module.exports, {
            get: (target, name) => {
              const value: unknown = Reflect.get(target, name);
              return typeof value === 'function' ? broken : value;
            },
          });
        };
      }
      return [ids, modules, ...rest];
    });
  });
  await page.route(files, async (route) => {
    const text = await (await route.fetch()).text();
    const body = text.replace(/\.push\((?=\[\[)/, '.push(window.brokenModules(').replace(/\)(?=;?\s*$)/, '))');
    await route.fulfill({body, contentType: 'text/javascript'});
  });
}
