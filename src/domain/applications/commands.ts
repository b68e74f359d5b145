import type { SubmissionAnswer } from '../../contract/applications.ts';
import type { Result } from '../../contract/errors.ts';
import type { Principal } from '../accounts/policy.ts';
import { submit } from './commands.submit.ts';
import { sweep } from './commands.sweep.ts';
import type { Submission } from './policy.ts';
import type { ApplicationContext } from './rows.ts';

/** Cases of students: what they and staff do with them. */
export interface Applications {
  /** Takes a form with its files: all of it or nothing. @returns invalid, refused (upload_*, storage_*, scanner_down, key_reused). */
  submit(principal: Principal, submission: Submission): Promise<Result<SubmissionAnswer>>;
  /** Removes files that no submission took over, and keys that hold no more. */
  sweep(): Promise<void>;
}

export function createApplications(context: ApplicationContext): Applications {
  return {
    submit: (principal, submission) => submit(context, principal, submission),
    sweep: () => sweep(context),
  };
}
