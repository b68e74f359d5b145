import { useSession } from '../edit-session.ts';
import { AT_ONCE, type Intent } from '../store/saver.ts';

/** Publishes what is in the form, unless it has faults: they are shown instead. @returns whether it was published */
export function usePublish() {
  const { store, saver } = useSession();
  return async (intent: Intent = AT_ONCE): Promise<boolean> => {
    if (store.checkAll().length > 0) return false;
    return saver.save(intent);
  };
}
