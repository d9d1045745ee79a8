/** Components that pages use without importing them: name → module. */
export const mdxComponentModules: Readonly<Record<string, string>> = {
  CityField: '@site/src/figures/admin/CityField',
  CodMethod: '@site/src/figures/admin/CodMethod',
  Doors: '@site/src/home/Doors',
  HomeSearch: '@site/src/home/HomeSearch',
  Image: '@theme/IdealImage',
  Install: '@site/src/figures/admin/Install',
  Mark: '@site/src/figures/frame/Mark',
  OrderBox: '@site/src/figures/admin/OrderBox',
  PackagePlanner: '@site/src/figures/admin/PackagePlanner',
  PrintedForms: '@site/src/figures/admin/PrintedForms',
  RulesEditor: '@site/src/figures/admin/RulesEditor',
  SettingsForm: '@site/src/figures/admin/SettingsForm',
  SettingsPlace: '@site/src/figures/admin/SettingsPlace',
  TranslationsUpdate: '@site/src/figures/admin/TranslationsUpdate',
  ZoneMethod: '@site/src/figures/admin/ZoneMethod',
};
