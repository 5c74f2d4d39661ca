import { type FormEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Button } from '#platform/ui/button.tsx';
import { findFieldError } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { fillHomeSlots } from '../rules/compose-home.ts';
import {
  formatSlot,
  type HomeLayout,
  type HomePin,
  listPins,
  moveArticleToSlot,
  removeExpiredPins,
} from '../rules/home-layout.ts';
import {
  type HomeSlot,
  homeLists,
  homeSlots,
  listSlots,
  parseHomeSlot,
  parseSlotPosition,
} from '../rules/home-slot.ts';
import type { HomeArticle } from '../rules/pinned-articles.ts';
import { homeLayoutText } from '../text.ts';
import { ArticleChoices } from './article-choices.tsx';
import { LayoutPublishing } from './layout-publishing.tsx';
import { LayoutSlot } from './layout-slot.tsx';
import type { HomeScreen } from './read-home-screen.server.ts';
import { type LayoutDraft, type LayoutRefusal, type SaveState, useLayoutDraft } from './use-layout-draft.ts';

/** The answer of the action: the refusal and the form as it was sent. */
export interface LayoutAnswer extends LayoutRefusal {
  /** Null when the refused form had no layout. */
  layout: HomeLayout | null;
  articles: readonly HomeArticle[];
  dueAt: string;
}

/** The form of the layout: all slots, the articles to choose from, and the actions. */
export function LayoutForm({ screen, answer }: { screen: HomeScreen; answer: LayoutAnswer | undefined }) {
  const { homeDraft, featured, newest, choices, slot: chosen, query, now } = screen;
  const draft = useLayoutDraft(homeDraft, answer ?? null);
  const { layout, refusal } = draft;
  const submitAfterSave = useSubmitAfterSave(draft.state);
  const [picked, setPicked] = useState<readonly HomeArticle[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const navigate = useNavigate();

  const allArticles = [
    ...featured,
    ...newest,
    ...choices,
    ...screen.articles,
    ...(answer?.articles ?? []),
    ...picked,
  ];
  const articles = new Map(allArticles.map((article) => [article.id, article]));
  const valid = removeExpiredPins(layout, now);
  const isPublished = (id: string) => articles.get(id)?.status === 'published';
  const pinned = new Map(
    listPins(valid).flatMap(({ articleId: id }) =>
      isPublished(id) ? [[id, articles.get(id) as HomeArticle]] : [],
    ),
  );
  const places = fillHomeSlots({ layout: valid, pinned, featured, newest });
  const articleAt = (slot: HomeSlot): HomeArticle | undefined => {
    const { list, at } = parseSlotPosition(slot);
    const pin = layout[slot];
    return pin ? articles.get(pin.articleId) : places[list][at];
  };
  const move = (from: HomeSlot, to: HomeSlot) => {
    const article = articleAt(from);
    if (!article) return;
    setPicked([...picked, article]);
    draft.change(moveArticleToSlot(layout, { from, to, shown: article.id }));
    setAnnouncement(homeLayoutText.moved(article.title, formatSlot(to)));
  };
  const { drag, handle } = useDrag(move);
  const pin = (slot: HomeSlot, article: HomeArticle) => {
    setPicked([...picked, article]);
    draft.change({ ...layout, [slot]: { articleId: article.id, until: null } });
    setAnnouncement(homeLayoutText.moved(article.title, formatSlot(slot)));
  };
  const errorOf = (field: string) => findFieldError(refusal?.problems, field);
  const slotProps = (slot: HomeSlot, at: number) => ({
    slot,
    now,
    number: at + 1,
    pin: layout[slot],
    article: articleAt(slot),
    isChosen: slot === chosen,
    errors: { article: errorOf(`article-${slot}`), until: errorOf(`until-${slot}`) },
    handle: handle(slot),
    dragged: {
      isMoved: drag?.from === slot,
      isOver: drag?.over === slot && drag.from !== slot,
      by: drag?.offset ?? 0,
    },
    onPin: () => pin(slot, articleAt(slot) as HomeArticle),
    onUnpin: () => draft.change({ ...layout, [slot]: undefined }),
    onMove: (to: HomeSlot) => {
      move(slot, to);
      focusAfterMove(slot, to);
    },
    onChange: (change: Partial<HomePin>) => {
      const before = layout[slot];
      if (before) draft.change({ ...layout, [slot]: { ...before, ...change } });
    },
  });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Form
        id="layout"
        method="post"
        noValidate
        preventScrollReset
        onSubmit={submitAfterSave}
        className="grid gap-6"
      >
        <input type="hidden" name="version" value={draft.version} />
        {/* Enter in a field presses the first submit button of the form, so that button must be "save". */}
        <button type="submit" name="intent" value="save" hidden tabIndex={-1} aria-hidden="true" />
        <p className="text-muted">{homeLayoutText.intro}</p>
        {refusal?.problem === 'layout.conflict' && (
          <ConflictNotice refusal={refusal} draft={draft} now={now} />
        )}
        {refusal?.problem !== 'layout.conflict' && <ProblemNotice problem={refusal?.problem} />}
        {refusal && refusal.problems.length > 0 && <Notice kind="error">{homeLayoutText.fixErrors}</Notice>}
        {homeLists.map((list) => (
          <section key={list} aria-labelledby={`list-${list}`} className="grid gap-2">
            <h2 id={`list-${list}`} className="text-2xl">
              {homeLayoutText[list]}
            </h2>
            {list === 'lead' && <p className="text-muted text-sm">{homeLayoutText.leadHint}</p>}
            <ol className="divide-y divide-line rounded-md border border-line">
              {listSlots(list).map((slot, at) => (
                <LayoutSlot key={slot} {...slotProps(slot, at)} />
              ))}
            </ol>
          </section>
        ))}
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </Form>
      <div className="grid gap-6 max-lg:order-first lg:sticky lg:top-18">
        {chosen && (
          <ArticleChoices
            slot={chosen}
            query={query}
            choices={choices}
            layout={layout}
            now={now}
            onPick={(article) => {
              pin(chosen, article);
              void navigate(href('/admin/home'), { preventScrollReset: true });
              document.getElementById(`choose-${chosen}`)?.focus();
            }}
          />
        )}
        <LayoutPublishing
          draft={draft}
          isDraft={homeDraft.isDraft || draft.state !== 'clean'}
          lastChange={homeDraft.lastChange}
          dueAt={answer?.dueAt ?? ''}
          dueError={errorOf('dueAt')}
          now={now}
        />
      </div>
    </div>
  );
}

/**
 * Delays a submit until the running save of the layout has finished, so that the form has the saved version. A button that
 * takes the focus from a changed field starts both at once. When the save fails, the submit is dropped and the screen shows
 * the reason.
 */
function useSubmitAfterSave(state: SaveState) {
  const waiting = useRef<{ form: HTMLFormElement; button: HTMLElement | null } | null>(null);
  useEffect(() => {
    if (state === 'saving' || !waiting.current) return;
    const { form, button } = waiting.current;
    waiting.current = null;
    if (state === 'saved') form.requestSubmit(button);
  }, [state]);
  return (event: FormEvent<HTMLFormElement>) => {
    if (state !== 'saving') return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    waiting.current = { form: event.currentTarget, button: submitter };
  };
}

/** A drag this close to the edge of the window scrolls the page. */
const EDGE_PX = 70;
const SCROLL_PX = 14;

interface Drag {
  from: HomeSlot;
  over: HomeSlot | null;
  /** Vertical distance in px since the start of the drag, including the scrolling of the page. */
  offset: number;
}

/**
 * Drags a slot by its handle with mouse, pen or finger. The element of a slot has `data-slot`. Escape, or a drop outside of
 * the slots, changes nothing.
 */
function useDrag(onDrop: (from: HomeSlot, to: HomeSlot) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const startY = useRef(0);

  const slotUnder = (event: PointerEvent) => {
    const element = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-slot]');
    return parseHomeSlot(element?.dataset.slot);
  };
  const stopDrag = () => setDrag(null);
  const handle = (slot: HomeSlot) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      startY.current = event.clientY + window.scrollY;
      setDrag({ from: slot, over: null, offset: 0 });
      const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && stopDrag();
      addEventListener('keydown', cancel);
      event.currentTarget.addEventListener(
        'lostpointercapture',
        () => {
          removeEventListener('keydown', cancel);
          stopDrag();
        },
        { once: true },
      );
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      if (event.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
      if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
      const over = slotUnder(event);
      setDrag({ ...drag, over, offset: event.clientY + window.scrollY - startY.current });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      const over = slotUnder(event);
      stopDrag();
      if (over && over !== drag.from) onDrop(drag.from, over);
    },
  });
  return { drag, handle };
}

/** Focuses the same arrow button in the new slot; the opposite one when the article cannot move further. */
function focusAfterMove(from: HomeSlot, to: HomeSlot): void {
  const isUp = homeSlots.indexOf(to) < homeSlots.indexOf(from);
  requestAnimationFrame(() => {
    const arrows = [`${isUp ? 'up' : 'down'}-${to}`, `${isUp ? 'down' : 'up'}-${to}`];
    const found = arrows.map((id) => document.getElementById(id)).find((one) => one?.matches(':enabled'));
    found?.focus();
  });
}

interface ConflictNoticeProps {
  refusal: LayoutRefusal;
  draft: LayoutDraft;
  now: number;
}

/** Says who has changed the draft in the meantime. The editor either opens that draft or overwrites it. */
function ConflictNotice({ refusal, draft, now }: ConflictNoticeProps) {
  const { lastChange } = refusal;
  return (
    <Notice kind="error">
      <p>{problemSentence('layout.conflict')}</p>
      {lastChange && (
        <p>
          {homeLayoutText.conflictBy(
            lastChange.by ?? homeLayoutText.clock,
            formatListTime(lastChange.at, now),
          )}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        <a
          href={href('/admin/home')}
          className="inline-flex min-h-11 items-center px-2 text-accent underline"
        >
          {homeLayoutText.openNewest}
        </a>
        <Button
          type="submit"
          name="intent"
          value="save"
          onClick={(event) => {
            event.preventDefault();
            draft.saveAnyway();
          }}
        >
          {homeLayoutText.saveMine}
        </Button>
      </p>
    </Notice>
  );
}
