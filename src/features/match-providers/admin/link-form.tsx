import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Problem } from '#platform/errors.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Button } from '#platform/ui/button.tsx';
import { providerText } from '../text.ts';

/** What the action returns when it refuses a form: its problems and what was sent. */
export type LinkRefusal =
  | {
      intent: string;
      provider: string;
      externalId: string;
      problems: readonly Problem[];
      team: string;
      match: string;
    }
  | undefined;

interface LinkFormProps {
  intent: 'link-team' | 'link-match';
  provider: string;
  externalId: string;
  title: string;
  note: string;
  /** The field for our team or match; null when there is nothing to choose from. */
  children: ReactNode | null;
}

/** One line of a list of what is not linked: what the provider says, a field for ours, and a button. */
export function LinkForm({ intent, provider, externalId, title, note, children }: LinkFormProps) {
  const sent = useNavigation().formData;
  const isBusy = sent?.get('intent') === intent && sent.get('externalId') === externalId;
  return (
    <li className="grid items-start gap-3 p-3 sm:grid-cols-2">
      <p className="wrap-anywhere">
        <span className="font-semibold">{title}</span>
        <span className="block text-muted text-sm">{note}</span>
      </p>
      {children === null ? (
        <p className="text-muted">{providerText.noChoices}</p>
      ) : (
        <Form method="post" noValidate className="grid grid-cols-[1fr_auto] items-start gap-2">
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="provider" value={provider} />
          <input type="hidden" name="externalId" value={externalId} />
          {children}
          <Button type="submit" isBusy={isBusy} className="mt-6.5">
            {providerText.link}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** The refusal when it belongs to this line, with the text of its problem. */
export function refusalOf(
  refusal: LinkRefusal,
  line: { intent: string; provider: string; externalId: string },
): { team: string; match: string; error: string | undefined } | undefined {
  const isSame =
    refusal?.intent === line.intent &&
    refusal.provider === line.provider &&
    refusal.externalId === line.externalId;
  if (!refusal || !isSame) return undefined;
  const [problem] = refusal.problems;
  return { team: refusal.team, match: refusal.match, error: problem && problemSentence(problem.code) };
}
