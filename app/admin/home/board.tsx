import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { boardText } from '#az/text/admin/home-layout.ts';
import { problemText } from '#az/text/problems.ts';
import { fillHome } from '#domain/curation/compose-home.ts';
import { dropExpired, type HomeBoard, type HomePin, listPins } from '#domain/curation/home-layout.ts';
import { type HomeSlot, homeLists, homeSlots, placeOf, slotsOf } from '#domain/curation/home-slot.ts';
import { slotName } from '#domain/curation/layout-rows.ts';
import type { Story } from '#domain/curation/list-candidate-articles.ts';
import { moveStory } from '#domain/curation/move-slot.ts';
import { BoardPlace } from './board-place.tsx';
import { BoardPublishing } from './board-publishing.tsx';
import type { BoardRefusal } from './board-refusal.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { HomeScreen } from './read-home-screen.server.ts';
import { StoryChoices } from './story-choices.tsx';
import { useBoard } from './use-board.ts';
import { useDrag } from './use-drag.ts';
import { usePressAfterSave } from './use-press-after-save.ts';

/** What the action sends back with what was typed. */
export interface BoardAnswer extends BoardRefusal {
  /** Null: what was refused had no board of its own. */
  board: HomeBoard | null;
  stories: readonly Story[];
  dueAt: string;
}

/** All places of the front page that can be pinned, the stories to choose from, and what can be done with the board. */
export function BoardForm({ screen, answer }: { screen: HomeScreen; answer: BoardAnswer | undefined }) {
  const { desk, featured, newest, choices, slot: chosen, query, now } = screen;
  const draft = useBoard(desk, answer ?? null);
  const { board, refusal } = draft;
  const pressAfterSave = usePressAfterSave(draft.state);
  const [picked, setPicked] = useState<readonly Story[]>([]);
  const [said, setSaid] = useState('');
  const navigate = useNavigate();

  const known = [
    ...featured,
    ...newest,
    ...choices,
    ...screen.stories,
    ...(answer?.stories ?? []),
    ...picked,
  ];
  const stories = new Map(known.map((story) => [story.id, story]));
  const valid = dropExpired(board, now);
  const isPublished = (id: string) => stories.get(id)?.status === 'published';
  const pinned = new Map(
    listPins(valid).flatMap(({ articleId: id }) => (isPublished(id) ? [[id, stories.get(id) as Story]] : [])),
  );
  const places = fillHome({ board: valid, pinned, featured, newest });
  const storyAt = (slot: HomeSlot): Story | undefined => {
    const { list, at } = placeOf(slot);
    const pin = board[slot];
    return pin ? stories.get(pin.articleId) : places[list][at];
  };
  const move = (from: HomeSlot, to: HomeSlot) => {
    const story = storyAt(from);
    if (!story) return;
    setPicked([...picked, story]);
    draft.change(moveStory(board, { from, to, shown: story.id }));
    setSaid(boardText.moved(story.title, slotName(to)));
  };
  const { drag, handle } = useDrag(move);
  const pin = (slot: HomeSlot, story: Story) => {
    setPicked([...picked, story]);
    draft.change({ ...board, [slot]: { articleId: story.id, until: null } });
    setSaid(boardText.moved(story.title, slotName(slot)));
  };
  const errorOf = (field: string) => {
    const problem = refusal?.problems.find((one) => one.field === field);
    return problem && problemText[problem.code];
  };
  const placeProps = (slot: HomeSlot, at: number) => ({
    ...{ slot, now, number: at + 1, pin: board[slot], story: storyAt(slot), isChosen: slot === chosen },
    errors: { article: errorOf(`article-${slot}`), until: errorOf(`until-${slot}`) },
    handle: handle(slot),
    dragged: {
      isMoved: drag?.from === slot,
      isOver: drag?.over === slot && drag.from !== slot,
      by: drag?.moved ?? 0,
    },
    onPin: () => pin(slot, storyAt(slot) as Story),
    onUnpin: () => draft.change({ ...board, [slot]: undefined }),
    onMove: (to: HomeSlot) => {
      move(slot, to);
      focusAfterMove(slot, to);
    },
    onChange: (change: Partial<HomePin>) => {
      const before = board[slot];
      if (before) draft.change({ ...board, [slot]: { ...before, ...change } });
    },
  });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Form
        id="board"
        method="post"
        noValidate
        preventScrollReset
        onSubmit={pressAfterSave}
        className="grid gap-6"
      >
        <input type="hidden" name="version" value={draft.version} />
        {/* Enter in a field saves, whatever button comes first. */}
        <button type="submit" name="intent" value="save" hidden tabIndex={-1} aria-hidden="true" />
        <p className="text-muted">{boardText.intro}</p>
        {refusal?.problem === 'board.conflict' && (
          <ConflictNotice refusal={refusal} draft={draft} now={now} />
        )}
        {refusal?.problem && refusal.problem !== 'board.conflict' && (
          <Notice kind="wrong">{problemText[refusal.problem]}</Notice>
        )}
        {refusal && refusal.problems.length > 0 && <Notice kind="wrong">{boardText.fixErrors}</Notice>}
        {homeLists.map((list) => (
          <section key={list} aria-labelledby={`list-${list}`} className="grid gap-2">
            <h2 id={`list-${list}`} className="text-2xl">
              {boardText[list]}
            </h2>
            {list === 'lead' && <p className="text-muted text-sm">{boardText.leadHint}</p>}
            <ol className="divide-y divide-line rounded-md border border-line">
              {slotsOf(list).map((slot, at) => (
                <BoardPlace key={slot} {...placeProps(slot, at)} />
              ))}
            </ol>
          </section>
        ))}
        <p role="status" className="sr-only">
          {said}
        </p>
      </Form>
      <div className="grid gap-6 max-lg:order-first lg:sticky lg:top-18">
        {chosen && (
          <StoryChoices
            {...{ slot: chosen, query, choices, board, now }}
            onPick={(story) => {
              pin(chosen, story);
              void navigate('/admin/home', { preventScrollReset: true });
              document.getElementById(`choose-${chosen}`)?.focus();
            }}
          />
        )}
        <BoardPublishing
          draft={draft}
          isDraft={desk.isDraft || draft.state !== 'clean'}
          lastChange={desk.lastChange}
          dueAt={answer?.dueAt ?? ''}
          dueError={errorOf('dueAt')}
          now={now}
        />
      </div>
    </div>
  );
}

/** The keyboard goes along with the story; at the end of the way there the other arrow takes it. */
function focusAfterMove(from: HomeSlot, to: HomeSlot): void {
  const isUp = homeSlots.indexOf(to) < homeSlots.indexOf(from);
  requestAnimationFrame(() => {
    const arrows = [`${isUp ? 'up' : 'down'}-${to}`, `${isUp ? 'down' : 'up'}-${to}`];
    const found = arrows.map((id) => document.getElementById(id)).find((one) => one?.matches(':enabled'));
    found?.focus();
  });
}
