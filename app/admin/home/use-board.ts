import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { HomeDesk } from '#domain/curation/get-home-editing.ts';
import type { HomeBoard } from '#domain/curation/home-layout.ts';
import { writeBoardForm } from './board-form.ts';
import type { BoardRefusal } from './board-refusal.ts';

export type SaveState = 'clean' | 'saving' | 'saved' | 'failed' | 'refused';

export interface BoardDraft {
  board: HomeBoard;
  version: number;
  state: SaveState;
  refusal: BoardRefusal | null;
  change(board: HomeBoard): void;
  /** Saves over what somebody else has done meanwhile; only ever by a press. */
  saveAnyway(): void;
}

/**
 * The board on the screen, kept as a draft on the server with every change, one save at a time. What the server does
 * not take stays on the screen.
 */
export function useBoard(
  desk: HomeDesk,
  answer: (BoardRefusal & { board: HomeBoard | null }) | null,
): BoardDraft {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState({ board: answer?.board ?? desk.board, version: desk.version });
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
    if (isOwn || desk.version <= newest.current.version) return;
    newest.current = { board: desk.board, version: desk.version, isSaving: false };
    setShown({ board: desk.board, version: desk.version });
    setState('clean');
    setRefusal(null);
  }, [desk, isOwn]);

  const save = async () => {
    if (newest.current.isSaving) return;
    newest.current.isSaving = true;
    setState('saving');
    let outcome: SaveState = 'saving';
    while (outcome === 'saving') {
      const { board, version } = newest.current;
      const sent = await send(board, version);
      if (sent === null) outcome = 'failed';
      else if ('problems' in sent) {
        setRefusal(sent);
        outcome = 'refused';
      } else {
        newest.current.version = sent.version;
        setRefusal(null);
        // What was changed meanwhile goes out next.
        if (newest.current.board === board) outcome = 'saved';
      }
    }
    newest.current.isSaving = false;
    setShown({ board: newest.current.board, version: newest.current.version });
    setState(outcome);
    // Plan and history speak of the desk as it stands now.
    if (outcome === 'saved') void revalidate();
  };

  return {
    ...shown,
    ...{ state, refusal },
    change(board) {
      newest.current.board = board;
      setShown({ board, version: newest.current.version });
      void save();
    },
    saveAnyway() {
      if (refusal) newest.current.version = refusal.version;
      void save();
    },
  };
}

async function send(board: HomeBoard, version: number): Promise<{ version: number } | BoardRefusal | null> {
  const answer = await fetch('/admin/home/draft', {
    method: 'POST',
    body: writeBoardForm(board, version),
  }).catch(() => null);
  if (!answer || ![200, 409, 422].includes(answer.status)) return null;
  return (await answer.json()) as { version: number } | BoardRefusal;
}
