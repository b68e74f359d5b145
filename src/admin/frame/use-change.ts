import { useDataProvider, useNotify, useRefresh, useResourceContext, type Identifier } from 'ra-core';
import type { OfficeProvider } from './data-provider.ts';

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
    /** Calls an action of the record, such as 'retry'. */
    act: (id: Identifier, verb: string, done: string, body?: object) =>
      carryOut(() => dataProvider.act(resource, id, verb, body), done),
  };
}
