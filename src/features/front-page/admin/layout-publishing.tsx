import { Eye } from 'lucide-react';
import { useNavigation } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { DateTimeField } from '#platform/ui/date-field.tsx';
import type { HomeDraft } from '../rules/home-draft.ts';
import { homeLayoutText } from '../text.ts';
import type { LayoutDraft, SaveState } from './use-layout-draft.ts';

interface LayoutPublishingProps {
  draft: LayoutDraft;
  isDraft: boolean;
  lastChange: HomeDraft['lastChange'];
  dueAt: string;
  dueError: string | undefined;
  now: number;
}

const stateText: Record<SaveState, string> = {
  clean: '',
  saving: homeLayoutText.saving,
  saved: homeLayoutText.saved,
  failed: homeLayoutText.unsaved,
  refused: '',
};

/** The actions on the layout: publish, preview, save, schedule, reset. Its fields belong to the form `layout`. */
export function LayoutPublishing(props: LayoutPublishingProps) {
  const { draft, isDraft, lastChange, dueAt, dueError, now } = props;
  const navigation = useNavigation();
  const intent = navigation.formData?.get('intent');
  const isBusy = navigation.state === 'submitting';
  const button = { type: 'submit', form: 'layout', name: 'intent', disabled: isBusy } as const;
  return (
    <section
      aria-label={homeLayoutText.publish}
      className="grid gap-3 rounded-md border border-line bg-paper p-4"
    >
      {lastChange && (
        <p className="tabular text-muted text-sm">
          {homeLayoutText.lastChange(
            lastChange.by ?? homeLayoutText.clock,
            formatListTime(lastChange.at, now),
          )}
        </p>
      )}
      <p
        role="status"
        className={`text-sm empty:hidden ${draft.state === 'failed' ? 'text-live' : 'text-muted'}`}
      >
        {stateText[draft.state]}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button {...button} value="publish" look="primary" isBusy={intent === 'publish'}>
          {homeLayoutText.publish}
        </Button>
        <a
          href={href('/admin/home/preview/:id', { id: 'draft' })}
          className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-4 font-medium hover:bg-surface"
        >
          <Eye aria-hidden="true" className="size-4" />
          {homeLayoutText.preview}
        </a>
        <Button {...button} value="save" look="quiet">
          {homeLayoutText.saveDraft}
        </Button>
      </div>
      <div className="grid gap-2 border-line border-t pt-3">
        <DateTimeField
          form="layout"
          label={homeLayoutText.planAt}
          name="dueAt"
          defaultValue={dueAt}
          error={dueError}
        />
        <Button {...button} value="plan" isBusy={intent === 'plan'} className="justify-self-start">
          {homeLayoutText.plan}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 border-line border-t pt-3">
        <Button {...button} value="automatic" look="quiet">
          {homeLayoutText.allAutomatic}
        </Button>
        {isDraft && (
          <Button {...button} value="discard" look="quiet">
            {homeLayoutText.discard}
          </Button>
        )}
      </div>
    </section>
  );
}
