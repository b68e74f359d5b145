import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** Our replacements for react-admin's own texts; all other texts are next to their components. */
const OWN: Readonly<Record<string, string>> = {
  'ra.navigation.page_rows_per_page': 'Rows on a page',
  'ra.navigation.skip_nav': 'Skip to the content',
  'ra.notification.http_error': 'We did not understand the answer of the server. Please try again.',
  'ra.notification.not_authorized': 'You may not do this.',
  'ra.notification.placeholder_data_warning': 'This could not be reloaded.',
  'ra.notification.item_doesnt_exist': 'This no longer exists.',
  'ra.message.error': 'Something went wrong on this page. Please reload it.',
};

export const words: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => OWN[key] ?? defaultI18nProvider.translate(key, options),
};
