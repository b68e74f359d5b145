import { useDataProvider, useNotify, useRefresh, useResourceContext, type Identifier } from 'ra-core';
import type { CallOptions } from '../../contract/calls/address.ts';
import type { OfficeProvider, Verb } from './data-provider.ts';

/**
 * Changes one record: sends the change, waits for the response, shows what was done and reloads the data on the
 * screen. Nothing is shown as done before the API confirms it. The functions reject with the API's sentence.
 */
export function useChange() {
  const resource = useResourceContext();
  if (resource === undefined) throw new Error('useChange must be used inside a list or a record.');
  const dataProvider = useDataProvider<OfficeProvider>();
  const notify = useNotify();
  const refresh = useRefresh();

  const carryOut = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    await change();
    refresh();
    notify(done, { type: 'success' });
  };

  return {
    /** New values of some fields. */
    update: (id: Identifier, data: object, done: string) =>
      carryOut(() => dataProvider.update(resource, { id, data, previousData: undefined }), done),
    /** Calls an action of the record. */
    act: <Address extends Verb>(address: Address, options: CallOptions<Address>, done: string) =>
      carryOut(() => dataProvider.act(address, options), done),
  };
}
