import { Link } from 'react-router';
import { formatDateTime, formatDay, formatTime } from '#az/format/dates.ts';
import { telegramText } from '#features/telegram/text.ts';
import type { DeliveryLine } from '../rules/list-deliveries.ts';
import { deliveryText } from '../text.ts';
import { deliveriesAddress } from './delivery-parameters.ts';

interface TelegramLineProps {
  delivery: DeliveryLine;
  articleId: string;
  /** Editors may open the list of deliveries. */
  isEditor: boolean;
  now: number;
}

/** What became of the article's post in the Telegram channel: `Telegram: göndərildi 12:04`. */
export function TelegramLine({ delivery, articleId, isEditor, now }: TelegramLineProps) {
  const { status, finishedAt } = delivery;
  const isToday = formatDay(finishedAt) === formatDay(now);
  const time = finishedAt === null ? '' : isToday ? formatTime(finishedAt) : formatDateTime(finishedAt);
  const text = deliveryText.line(telegramText.channel, deliveryText.statuses[status], time);
  const color = status === 'failed' || status === 'unsure' ? 'text-live' : 'text-muted';
  return (
    <p className={`-mt-2 mb-4 text-sm ${color}`}>
      {isEditor ? (
        <Link
          to={deliveriesAddress({ article: articleId })}
          className="inline-flex min-h-11 items-center underline"
        >
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}
