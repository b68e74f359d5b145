import { type HttpError, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { LibraryItem, PictureChange } from '../../../contract/picture-library.ts';
import type { Crop, CroppedShape } from '../../../contract/picture-shapes.ts';
import { call } from '../../frame/api.ts';

type Values = Pick<LibraryItem, 'alt' | 'decorative' | 'credit' | 'focal_point'>;

/**
 * What is said of a picture, as typed. Only changed fields are kept and sent, so a picture that is loaded again brings
 * the changes of others and keeps one's own.
 */
export function usePictureForm(picture: LibraryItem) {
  const { alt, decorative, credit, focal_point, id, version } = picture;
  const [changes, setChanges] = useState<Partial<Values>>({});
  const [saving, setSaving] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const refresh = useRefresh();
  const notify = useNotify();

  const change = (body: Omit<PictureChange, 'version'>) =>
    call('PATCH /api/staff/pictures/{id}/', { params: { id }, body: { version, ...body } });

  return {
    values: { alt, decorative, credit, focal_point, ...changes },
    isChanged: Object.keys(changes).length > 0,
    saving,
    /** Sentences by field; '' for the whole form. */
    problems,
    /** Somebody else was faster: the picture has to be loaded again. */
    reload: refresh,
    set: (more: Partial<Values>) => setChanges((before) => ({ ...before, ...more })),
    async save() {
      setSaving(true);
      setProblems({});
      try {
        await change(changes);
        setChanges({});
        refresh();
        notify('Saved. Pages show it at once.', { type: 'success' });
      } catch (error) {
        const { message, body } = error as HttpError;
        const fields = (body as { errors?: Record<string, string> } | null)?.errors ?? {};
        setProblems(Object.keys(fields).length > 0 ? fields : { '': message });
      } finally {
        setSaving(false);
      }
    },
    /** @throws HttpError with a sentence */
    async saveCrop(shape: CroppedShape, crop: Crop | null) {
      await change({ crops: { [shape]: crop } });
      refresh();
      notify(crop ? 'The crop is saved.' : 'It follows the focal point again.', { type: 'success' });
    },
  };
}
