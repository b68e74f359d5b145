import { useEffect, useEffectEvent, useState } from 'react';
import { useDataProvider, useShowContext } from 'react-admin';
import type { StaffApplication } from '../../contract/applications.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';

interface Reading {
  /** The first answer that was new when the case was opened, or came since; null where nothing is new. */
  newSince: string | null;
  /** It came while the case was open, and nobody has said that it was seen. */
  arrived: boolean;
  /** Says for the whole office that what is on the screen has been seen. */
  markRead: () => Promise<void>;
}

/**
 * Marks what the student answered as read when the case is opened. Not what comes later by itself: a screen that stands
 * open renews itself at night too, when nobody looks at it.
 */
export function useReading({ id, answered_at, unread_since }: StaffApplication): Reading {
  const provider = useDataProvider<OfficeProvider>();
  const { refetch, isFetching } = useShowContext();
  /** The case as it was when it was opened; not as an earlier visit left it in memory. */
  const [opened, setOpened] = useState<Pick<StaffApplication, 'answered_at' | 'unread_since'>>();
  if (!opened && !isFetching) setOpened({ answered_at, unread_since });
  const arrived = opened !== undefined && unread_since !== null && answered_at !== opened.answered_at;

  const sayRead = async () => {
    // Where it fails the case stays unread, which is true: another try follows when it is opened again.
    await provider.act('applications', id, 'read', { answered_at }).catch(() => undefined);
    await refetch();
  };
  const markRead = () => {
    setOpened({ answered_at, unread_since: unread_since ?? opened?.unread_since ?? null });
    return sayRead();
  };
  const openedNow = opened?.unread_since != null && unread_since !== null && !arrived;
  const sayOpened = useEffectEvent(sayRead);
  useEffect(() => {
    if (openedNow) void sayOpened();
  }, [openedNow]);

  return { newSince: arrived ? unread_since : (opened?.unread_since ?? null), arrived, markRead };
}
