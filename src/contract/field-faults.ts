/** What is wrong with a field: a code, and what a sentence about it says besides. The API makes the sentences. */
export type FieldFault =
  | { code: 'required' | 'not_an_email' | 'not_a_date' | 'not_a_text' | 'null_characters' }
  /** One of the most used passwords. */
  | { code: 'common_password' }
  | { code: 'too_long'; most: number }
  /** A filter has no such value. */
  | { code: 'no_such_choice'; value: string }
  /** A field of a form has no such value. */
  | { code: 'not_a_choice'; value: string }
  | { code: 'not_a_uuid'; value: string }
  /** The id is of no object that may be chosen. */
  | { code: 'no_such_object'; value: string }
  | DocumentFault
  /** A sentence that is there already: a schema's own, or another back end's. */
  | { code: 'custom'; message: string };

type DocumentFault =
  | { code: 'no_file' | 'not_a_file' | 'empty_file' | 'extension_not_accepted' }
  /** The file was sent under the name of its group, without a number. */
  | { code: 'without_number'; group: string }
  /** The content is not what the extension says. */
  | { code: 'other_content'; extension: string }
  | { code: 'infected'; fileName: string; found: string }
  | { code: 'too_large_to_scan'; fileName: string };

export type FieldFaults = Record<string, FieldFault[]>;

/** Faults of a form with files: of a field or of the files of a group by their number. Source: docs/wire.md. */
export type FormFaults = Record<string, FieldFault[] | Record<string, { file: FieldFault[] }>>;
