import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Problem } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { HomeDraft } from '../rules/home-draft.ts';
import type { HomeLayout } from '../rules/home-layout.ts';
import { writeLayoutForm } from './layout-form-data.ts';

export type SaveState = 'clean' | 'saving' | 'saved' | 'failed' | 'refused';

/** Why a layout was refused, with the current version of the draft and its last change. */
export interface LayoutRefusal extends Pick<HomeDraft, 'version' | 'lastChange'> {
  problems: readonly Problem[];
  problem: ProblemCode | null;
}

export interface LayoutDraft {
  layout: HomeLayout;
  version: number;
  state: SaveState;
  refusal: LayoutRefusal | null;
  change(layout: HomeLayout): void;
  /** Overwrites the changes that somebody else has saved. Called only by a button. */
  saveAnyway(): void;
}

/**
 * The layout on the screen. Every change is saved as a draft on the server, one save at a time. A change that the server
 * refuses stays on the screen.
 */
export function useLayoutDraft(
  homeDraft: HomeDraft,
  answer: (LayoutRefusal & { layout: HomeLayout | null }) | null,
): LayoutDraft {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState({
    layout: answer?.layout ?? homeDraft.layout,
    version: homeDraft.version,
  });
  const [state, setState] = useState<SaveState>(answer ? 'refused' : 'clean');
  const [refusal, setRefusal] = useState<LayoutRefusal | null>(answer);
  const newest = useRef({ ...shown, isSaving: false });

  useEffect(() => {
    if (!answer) return;
    setRefusal(answer);
    setState('refused');
  }, [answer]);

  // After a publication, a scheduling or a revert, show the new state, unless this screen has unsaved changes.
  const isUnsaved = state === 'refused' || state === 'failed' || state === 'saving';
  useEffect(() => {
    if (isUnsaved || homeDraft.version <= newest.current.version) return;
    newest.current = { layout: homeDraft.layout, version: homeDraft.version, isSaving: false };
    setShown({ layout: homeDraft.layout, version: homeDraft.version });
    setState('clean');
    setRefusal(null);
  }, [homeDraft, isUnsaved]);

  const save = async () => {
    if (newest.current.isSaving) return;
    newest.current.isSaving = true;
    setState('saving');
    let outcome: SaveState = 'saving';
    while (outcome === 'saving') {
      const { layout, version } = newest.current;
      const result = await postDraft(layout, version);
      if (result === null) outcome = 'failed';
      else if ('problems' in result) {
        setRefusal(result);
        outcome = 'refused';
      } else {
        newest.current.version = result.version;
        setRefusal(null);
        // If the layout changed during the save, the loop saves again.
        if (newest.current.layout === layout) outcome = 'saved';
      }
    }
    newest.current.isSaving = false;
    setShown({ layout: newest.current.layout, version: newest.current.version });
    setState(outcome);
    // Scheduled layouts and history are compared with the draft, so they have to be loaded again.
    if (outcome === 'saved') void revalidate();
  };

  return {
    ...shown,
    state,
    refusal,
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

async function postDraft(
  layout: HomeLayout,
  version: number,
): Promise<{ version: number } | LayoutRefusal | null> {
  const answer = await fetch(href('/admin/home/draft'), {
    method: 'POST',
    body: writeLayoutForm(layout, version),
  }).catch(() => null);
  if (!answer || ![200, 409, 422].includes(answer.status)) return null;
  return (await answer.json()) as { version: number } | LayoutRefusal;
}
