import { useEffect, useEffectEvent, useState } from 'react';
import { useDataProvider, useShowContext } from 'react-admin';
import type { StaffApplication } from '../../contract/applications.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';

interface Reading {
  /**
   * Time of the first answer that was unread when the case was opened, or has arrived since; null if there is none.
   */
  newSince: string | null;
  /** It arrived while the case was open and was not marked as read. */
  arrived: boolean;
  /** Marks everything on the screen as read, for the whole office. */
  markRead: () => Promise<void>;
}

/**
 * Marks answers as read when the case is opened, but not those that arrive later: an open screen reloads at night
 * too, when nobody sees it.
 */
export function useReading({ id, answered_at, unread_since }: StaffApplication): Reading {
  const provider = useDataProvider<OfficeProvider>();
  const { refetch, isFetching } = useShowContext();
  /** The case as it was when opened, not as cached from an earlier visit. */
  const [opened, setOpened] = useState<Pick<StaffApplication, 'answered_at' | 'unread_since'>>();
  if (!opened && !isFetching) setOpened({ answered_at, unread_since });
  const arrived = opened !== undefined && unread_since !== null && answered_at !== opened.answered_at;

  const sayRead = async () => {
    // If this fails the case stays unread, which is correct; opening it again retries.
    const seen = { params: { id }, body: { answered_at } };
    await provider.act('POST /api/staff/applications/{id}/read/', seen).catch(() => undefined);
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
