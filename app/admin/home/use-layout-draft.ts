import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { HomeEditing } from '#domain/curation/get-home-editing.ts';
import type { HomeLayout } from '#domain/curation/home-layout.ts';
import { href } from '#domain/href.ts';
import { writeLayoutForm } from './layout-form-data.ts';
import type { BoardRefusal } from './layout-refusal.ts';

export type SaveState = 'clean' | 'saving' | 'saved' | 'failed' | 'refused';

export interface LayoutDraft {
  layout: HomeLayout;
  version: number;
  state: SaveState;
  refusal: BoardRefusal | null;
  change(layout: HomeLayout): void;
  /** Saves over what somebody else has done meanwhile; only ever by a press. */
  saveAnyway(): void;
}

/**
 * The layout on the screen, kept as a draft on the server with every change, one save at a time. What the server does
 * not take stays on the screen.
 */
export function useLayoutDraft(
  editing: HomeEditing,
  answer: (BoardRefusal & { layout: HomeLayout | null }) | null,
): LayoutDraft {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState({ layout: answer?.layout ?? editing.layout, version: editing.version });
  const [state, setState] = useState<SaveState>(answer ? 'refused' : 'clean');
  const [refusal, setRefusal] = useState<BoardRefusal | null>(answer);
  const newest = useRef({ ...shown, isSaving: false });

  useEffect(() => {
    if (!answer) return;
    setRefusal(answer);
    setState('refused');
  }, [answer]);

  // Something was published, planned or taken back: the screen begins from there. What only this screen has stays.
  const isOwn = state === 'refused' || state === 'failed' || state === 'saving';
  useEffect(() => {
    if (isOwn || editing.version <= newest.current.version) return;
    newest.current = { layout: editing.layout, version: editing.version, isSaving: false };
    setShown({ layout: editing.layout, version: editing.version });
    setState('clean');
    setRefusal(null);
  }, [editing, isOwn]);

  const save = async () => {
    if (newest.current.isSaving) return;
    newest.current.isSaving = true;
    setState('saving');
    let outcome: SaveState = 'saving';
    while (outcome === 'saving') {
      const { layout, version } = newest.current;
      const sent = await send(layout, version);
      if (sent === null) outcome = 'failed';
      else if ('problems' in sent) {
        setRefusal(sent);
        outcome = 'refused';
      } else {
        newest.current.version = sent.version;
        setRefusal(null);
        // What was changed meanwhile goes out next.
        if (newest.current.layout === layout) outcome = 'saved';
      }
    }
    newest.current.isSaving = false;
    setShown({ layout: newest.current.layout, version: newest.current.version });
    setState(outcome);
    // Plan and history speak of the editing as it stands now.
    if (outcome === 'saved') void revalidate();
  };

  return {
    ...shown,
    ...{ state, refusal },
    change(layout) {
      newest.current.layout = layout;
      setShown({ layout, version: newest.current.version });
      void save();
    },
    saveAnyway() {
      if (refusal) newest.current.version = refusal.version;
      void save();
    },
  };
}

async function send(layout: HomeLayout, version: number): Promise<{ version: number } | BoardRefusal | null> {
  const answer = await fetch(href('/admin/home/draft'), {
    method: 'POST',
    body: writeLayoutForm(layout, version),
  }).catch(() => null);
  if (!answer || ![200, 409, 422].includes(answer.status)) return null;
  return (await answer.json()) as { version: number } | BoardRefusal;
}
