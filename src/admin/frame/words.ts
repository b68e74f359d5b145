import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** React-admin's own texts in this house's words; the rest is said where it stands. */
const OWN: Readonly<Record<string, string>> = {
  'ra.navigation.page_rows_per_page': 'Rows on a page',
  'ra.navigation.skip_nav': 'Skip to the content',
  'ra.notification.http_error': 'The server gave an answer we do not understand. Please try again.',
  'ra.notification.not_authorized': 'You may not do this.',
  'ra.notification.placeholder_data_warning': 'Could not load this again.',
  'ra.notification.item_doesnt_exist': 'This is not there any more.',
  'ra.message.error': 'Something went wrong on this page. Load it again.',
};

export const words: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => OWN[key] ?? defaultI18nProvider.translate(key, options),
};
