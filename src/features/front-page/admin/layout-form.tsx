import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { href } from '#platform/http/href.ts';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { fillHomeSlots } from '../rules/compose-home.ts';
import { formatSlot } from '../rules/describe-layout.ts';
import { type HomeLayout, type HomePin, listPins, removeExpiredPins } from '../rules/home-layout.ts';
import { type HomeSlot, homeLists, homeSlots, listSlots, parseSlotPosition } from '../rules/home-slot.ts';
import type { HomeArticle } from '../rules/list-home-articles.ts';
import { moveArticleToSlot } from '../rules/move-article-to-slot.ts';
import { homeLayoutText } from '../text.ts';
import { ArticleChoices } from './article-choices.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { LayoutPublishing } from './layout-publishing.tsx';
import type { LayoutRefusal } from './layout-refusal.ts';
import { LayoutSlot } from './layout-slot.tsx';
import type { HomeScreen } from './read-home-screen.server.ts';
import { useDrag } from './use-drag.ts';
import { useLayoutDraft } from './use-layout-draft.ts';
import { useSubmitAfterSave } from './use-submit-after-save.ts';

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
    ...{ slot, now, number: at + 1, pin: layout[slot], article: articleAt(slot), isChosen: slot === chosen },
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
            {...{ slot: chosen, query, choices, layout, now }}
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

/** Focuses the same arrow button in the new slot; the opposite one when the article cannot move further. */
function focusAfterMove(from: HomeSlot, to: HomeSlot): void {
  const isUp = homeSlots.indexOf(to) < homeSlots.indexOf(from);
  requestAnimationFrame(() => {
    const arrows = [`${isUp ? 'up' : 'down'}-${to}`, `${isUp ? 'down' : 'up'}-${to}`];
    const found = arrows.map((id) => document.getElementById(id)).find((one) => one?.matches(':enabled'));
    found?.focus();
  });
}
