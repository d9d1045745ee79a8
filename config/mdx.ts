/** Components that pages use without importing them: name → module. */
export const mdxComponentModules: Readonly<Record<string, string>> = {
  Doors: '@site/src/home/Doors',
  HomeSearch: '@site/src/home/HomeSearch',
  Image: '@theme/IdealImage',
  Mark: '@site/src/figures/frame/Mark',
  OrderBox: '@site/src/figures/admin/OrderBox',
  PackagePlanner: '@site/src/figures/admin/PackagePlanner',
  SettingsForm: '@site/src/figures/admin/SettingsForm',
};
