import { useGetIdentity } from 'ra-core';
import { can, type Action, type RightObject } from '../../contract/rights.ts';
import type { OfficeIdentity } from './auth-provider.ts';

/**
 * Whether the person at work may do something: `may('write', 'posts')`. Only decides what screens show, and says no until
 * the person is known; the API checks every call.
 */
export function useMay(): (action: Action, object: RightObject) => boolean {
  const role = (useGetIdentity().data as OfficeIdentity | undefined)?.staff_role;
  return (action, object) => role !== undefined && can(role, action, object);
}
