import { ArrowDown, ArrowUp, GripVertical, Pin, PinOff, Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router';
import { formatListTime, formatTypedMoment, parseBakuLocal } from '#az/format/dates.ts';
import { ArticleStatusLabel } from '#features/articles/admin/article-status-label.tsx';
import { Thumbnail } from '#features/media/admin/picture-tile.tsx';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { DateTimeInput } from '#platform/ui/date-field.tsx';
import { CheckField } from '#platform/ui/field.tsx';
import { formatSlot, type HomePin } from '../rules/home-layout.ts';
import { type HomeSlot, homeSlots } from '../rules/home-slot.ts';
import type { HomeArticle } from '../rules/pinned-articles.ts';
import { homeLayoutText } from '../text.ts';

export interface LayoutSlotProps {
  slot: HomeSlot;
  pin: HomePin | undefined;
  /** The pinned article, or the article that the rules choose. */
  article: HomeArticle | undefined;
  number: number;
  now: number;
  errors: { article?: string; until?: string };
  handle: ComponentProps<'span'>;
  dragged: { isMoved: boolean; isOver: boolean; by: number };
  isChosen: boolean;
  onPin: () => void;
  onUnpin: () => void;
  onMove: (to: HomeSlot) => void;
  onChange: (change: Pick<HomePin, 'until'> | Pick<HomePin, 'twice'>) => void;
}

const iconButton =
  'grid size-11 place-items-center rounded-md text-muted hover:bg-surface hover:text-ink disabled:opacity-30 aria-[current]:bg-surface aria-[current]:text-accent';

/** One slot of the front page: its article, the reason for it, and its actions. The buttons work without scripts. */
export function LayoutSlot(props: LayoutSlotProps) {
  const { slot, pin, article, number, errors, dragged } = props;
  return (
    <li
      data-slot={slot}
      style={dragged.isMoved ? { transform: `translateY(${dragged.by}px)` } : undefined}
      className={`grid grid-cols-[auto_2rem_minmax(0,1fr)] items-center gap-x-2 bg-paper px-2 py-1.5 max-lg:scroll-mt-20 max-lg:scroll-mb-[65dvh] md:grid-cols-[auto_2rem_minmax(0,1fr)_auto] ${
        dragged.isMoved ? 'pointer-events-none relative z-10 rounded-md shadow-lg ring-1 ring-line' : ''
      } ${pin ? 'shadow-[inset_3px_0_0_var(--color-accent)]' : ''} ${dragged.isOver ? 'outline-2 outline-accent -outline-offset-2' : ''}`}
    >
      <span
        {...props.handle}
        aria-hidden="true"
        className="grid size-9 cursor-grab touch-none place-items-center text-muted"
      >
        <GripVertical className="needs-script size-4" />
      </span>
      <span className="tabular text-center font-bold font-headline text-2xl text-muted">{number}</span>
      <div className="flex min-w-0 items-center gap-3 py-1">
        {article && <Thumbnail image={article.image} className="w-16 shrink-0 sm:w-20" />}
        <div className="min-w-0">
          <p className={`line-clamp-2 leading-snug ${pin ? 'font-semibold' : ''}`}>
            {article?.title ?? (pin ? homeLayoutText.gone : homeLayoutText.emptyPlace)}
          </p>
          <SlotDetails {...props} />
          {errors.article && <p className="font-medium text-live text-sm">{errors.article}</p>}
        </div>
      </div>
      <SlotButtons {...props} />
      {pin && <PinOptions {...props} pin={pin} />}
    </li>
  );
}

function SlotDetails({ pin, article, now }: LayoutSlotProps) {
  const isWaiting = pin && article?.status !== 'published';
  return (
    <p className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
      <span className={pin ? 'font-semibold text-accent' : ''}>
        {!pin && homeLayoutText.automatic}
        {pin &&
          (pin.until === null
            ? homeLayoutText.pinned
            : homeLayoutText.pinnedUntil(formatListTime(pin.until, now)))}
      </span>
      {article && article.status !== 'published' && <ArticleStatusLabel status={article.status} />}
      {article && <span>{formatListTime(article.at, now)}</span>}
      {isWaiting && <span className="text-warning">{homeLayoutText.waiting}</span>}
    </p>
  );
}

/** Opens the article choices for a slot. With scripts the scroll position stays; without, the link jumps to the choices. */
function ChooseLink({ slot, isChosen }: Pick<LayoutSlotProps, 'slot' | 'isChosen'>) {
  const isHydrated = useHydrated();
  return (
    <Link
      id={`choose-${slot}`}
      to={isHydrated ? `?slot=${slot}` : `?slot=${slot}#choices`}
      preventScrollReset
      aria-label={homeLayoutText.chooseFor(formatSlot(slot))}
      title={homeLayoutText.choose}
      aria-current={isChosen || undefined}
      className={iconButton}
    >
      <Search aria-hidden="true" className="size-4" />
    </Link>
  );
}

function SlotButtons({ slot, pin, article, isChosen, onPin, onUnpin, onMove }: LayoutSlotProps) {
  const index = homeSlots.indexOf(slot);
  const title = article?.title ?? '';
  const name = formatSlot(slot);
  return (
    <div className="col-start-3 -ms-3 flex md:col-start-4 md:row-start-1 md:w-44">
      {pin ? (
        <SlotButton intent={`unpin ${slot}`} label={homeLayoutText.unpinFrom(name)} onPress={onUnpin}>
          <PinOff aria-hidden="true" className="size-4" />
        </SlotButton>
      ) : (
        <SlotButton
          intent={`pin ${slot} ${article?.id}`}
          label={homeLayoutText.pinHere(title)}
          disabled={!article}
          onPress={onPin}
        >
          <Pin aria-hidden="true" className="size-4" />
        </SlotButton>
      )}
      <ChooseLink slot={slot} isChosen={isChosen} />
      {(['up', 'down'] as const).map((direction) => {
        const to = homeSlots[index + (direction === 'up' ? -1 : 1)];
        const Icon = direction === 'up' ? ArrowUp : ArrowDown;
        return (
          <SlotButton
            key={direction}
            id={`${direction}-${slot}`}
            intent={`move ${slot} ${to}`}
            label={homeLayoutText[direction](title)}
            disabled={!article || !to}
            onPress={() => to && onMove(to)}
          >
            <Icon aria-hidden="true" className="size-4" />
          </SlotButton>
        );
      })}
    </div>
  );
}

interface SlotButtonProps extends ComponentProps<'button'> {
  intent: string;
  label: string;
  onPress: () => void;
}

/** Calls `onPress`. Without scripts it sends its intent with the form. */
function SlotButton({ intent, label, onPress, ...button }: SlotButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      aria-label={label}
      title={label}
      className={iconButton}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      {...button}
    />
  );
}

function PinOptions({ slot, pin, errors, onChange }: LayoutSlotProps & { pin: HomePin }) {
  const errorId = `until-${slot}-error`;
  // What was typed stays, and the pin as it was.
  const [isUnread, setUnread] = useState(false);
  const error = isUnread ? problemSentence('layout.untilInvalid') : errors.until;
  return (
    <div className="col-start-3 grid gap-1 pb-1">
      <input type="hidden" name={`article-${slot}`} value={pin.articleId} />
      <label htmlFor={`until-${slot}`} className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
        {homeLayoutText.until}
        <DateTimeInput
          key={pin.until}
          id={`until-${slot}`}
          name={`until-${slot}`}
          aria-label={homeLayoutText.untilLabel(formatSlot(slot))}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          defaultValue={formatTypedMoment(pin.until)}
          onBlur={({ target }) => {
            const until = parseBakuLocal(target.value);
            const isUnread = until === null && target.value.trim() !== '';
            setUnread(isUnread);
            if (!isUnread && until !== pin.until) onChange({ until });
          }}
          className="tabular min-h-11 rounded-md border border-muted bg-paper px-2 text-ink aria-invalid:border-live"
        />
      </label>
      <CheckField
        label={homeLayoutText.twice}
        name={`twice-${slot}`}
        aria-label={homeLayoutText.twiceLabel(formatSlot(slot))}
        checked={pin.twice ?? false}
        onChange={({ target }) => onChange({ twice: target.checked })}
      />
      {error && (
        <p id={errorId} className="font-medium text-live text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
