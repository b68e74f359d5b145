/** A fault of a field: a code and the values that its message needs. The API writes the messages. */
export type FieldFault =
  | { code: 'required' | 'not_an_email' | 'not_a_date' | 'not_a_text' | 'null_characters' }
  /** The password is one of the most common ones. */
  | { code: 'common_password' }
  | { code: 'too_long'; most: number }
  /** The filter has no such value. */
  | { code: 'no_such_choice'; value: string }
  /** The field of a form has no such choice. */
  | { code: 'not_a_choice'; value: string }
  | { code: 'not_a_uuid'; value: string }
  /** No object that may be chosen has this id. */
  | { code: 'no_such_object'; value: string }
  /** The course has no such intake. */
  | { code: 'no_such_intake' }
  /** Applications for the intake are no longer accepted. @param intake '2027-02' @param deadline 'YYYY-MM-DD' */
  | { code: 'intake_closed'; intake: string; deadline: string | null }
  | DocumentFault
  /** A finished message, from a schema or another back end. */
  | { code: 'custom'; message: string };

type DocumentFault =
  /** A document of an earlier case does not exist any more, or never did. */
  | { code: 'no_such_document' }
  | { code: 'no_file' | 'not_a_file' | 'empty_file' }
  | { code: 'extension_not_accepted'; accepted: readonly string[] }
  /** The file was sent under the name of its group, without an index. */
  | { code: 'without_number'; group: string }
  /** The content does not match the extension. */
  | { code: 'other_content'; extension: string }
  /** A Word document with macros or other parts that run, or that load something when it is opened. */
  | { code: 'word_runs' | 'word_too_large'; fileName: string }
  | { code: 'infected'; fileName: string; found: string }
  | { code: 'too_large_to_scan'; fileName: string };

export type FieldFaults = Record<string, FieldFault[]>;

/** Faults of a form with files: of a field or of the files of a group by their number. Source: docs/wire.md. */
export type FormFaults = Record<string, FieldFault[] | Record<string, { file: FieldFault[] }>>;
