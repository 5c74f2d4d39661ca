import { data, Form } from 'react-router';
import {
  type Refusal,
  redirectWithToast,
  throwResponse,
  toActionError,
} from '#platform/admin/action-answers.server.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { commonText } from '#platform/text/common.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { CheckField, findFieldError, TextAreaField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { type LineUpPlayer, readLineUps, type StoredSheet } from '../../rules/line-ups/read-line-ups.ts';
import { type ResolvedSheet, resolveSheet, saveLineUp } from '../../rules/line-ups/save-line-up.ts';
import { lineUpFormText, matchDeskText, matchText, teamSheetText } from '../../text.ts';
import type { Route } from './+types/line-ups.ts';

/** A team sheet is shorter. */
const MAX_SHEET = 20_000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  return {
    sheets: await readLineUps(db, { fixtureId: params.id }).catch(throwResponse),
    canOpenFacts: hasRole(actorOf(context), 'editor'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const actor = actorOf(context);
  const sent = readForm(await request.formData());
  const stored = await readLineUps(db, { fixtureId: params.id }).catch(throwResponse);
  const team = stored.find(({ side }) => side === sent.text('side'));
  if (!team) throw new Response(null, { status: 400 });
  const form = {
    side: team.side,
    sheet: sent.text('sheet').slice(0, MAX_SHEET),
    isOfficial: sent.text('isOfficial') === 'on',
    createsPlayers: sent.text('createsPlayers') === 'on',
    shownPlayers: sent.text('shownPlayers').split('\n'),
    version: sent.count('version'),
  };
  const { sheet } = form;
  const preview = await resolveSheet(db, { ...team, sheet });
  if (sent.text('intent') !== 'save') return data({ problems: [], problem: null, form, preview });
  try {
    await saveLineUp(db, { ...form, actor, fixtureId: params.id, now: now(), newId });
    return redirectWithToast(href('/admin/matches/:id/line-ups', params), 'match.lineUp');
  } catch (error) {
    return toActionError(error, { form, preview });
  }
}

/** The team sheets of a match: paste, check, save. For match operators. */
export default function LineUpsScreen({ loaderData, actionData, params }: Route.ComponentProps) {
  const { sheets, canOpenFacts } = loaderData;
  const [home, away] = sheets;
  return (
    <div className="grid max-w-6xl gap-4">
      <PageHead title={`${lineUpFormText.title}: ${home?.team} ${matchText.vs} ${away?.team}`}>
        {canOpenFacts && (
          <ButtonLink to={href('/admin/matches/:id', params)} look="quiet">
            {matchDeskText.facts}
          </ButtonLink>
        )}
        <ButtonLink to={href('/admin/matches/:id/console', params)}>{matchDeskText.console}</ButtonLink>
      </PageHead>
      <p className="max-w-3xl text-muted">{lineUpFormText.intro}</p>
      <div className="grid gap-8 lg:grid-cols-2">
        {sheets.map((stored) => (
          <LineUpForm
            key={`${stored.side} ${stored.version}`}
            stored={stored}
            checked={actionData?.form.side === stored.side ? actionData : null}
          />
        ))}
      </div>
    </div>
  );
}

interface LineUpFormProps {
  stored: StoredSheet;
  /** A sheet that was checked or refused, as typed. */
  checked:
    | (Refusal & {
        form: { sheet: string; isOfficial: boolean; createsPlayers: boolean; version: number };
        preview: ResolvedSheet;
      })
    | null;
}

/** The sheet of one team as text, and below it what has been read from it. */
function LineUpForm({ stored, checked }: LineUpFormProps) {
  const isConflict = checked?.problem === 'lineUp.conflict';
  const form = checked?.form ?? { ...stored, createsPlayers: true };
  const newPlayers = checked?.preview.players.filter(({ playerId }) => playerId === null) ?? [];
  const state = stored.version === 0 ? 'none' : stored.isOfficial ? 'official' : 'expected';
  return (
    <section className="grid content-start gap-3">
      <h2 className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere text-2xl">
        {stored.team}
        <span className="font-normal font-sans text-base text-muted">{lineUpFormText[state]}</span>
      </h2>
      {checked?.problem && (
        <Notice kind="error">
          <p>{problemSentence(checked.problem)}</p>
          {isConflict && (
            <>
              <p className="pt-2 font-semibold text-ink">{lineUpFormText.stored}</p>
              <p className="wrap-anywhere whitespace-pre-line text-ink">{stored.sheet}</p>
            </>
          )}
        </Notice>
      )}
      <Form method="post" noValidate className="grid gap-3">
        <FormGuard isUnsaved={checked !== null} />
        <input type="hidden" name="side" value={stored.side} />
        {/* After a conflict the next save is based on the line-up that is shown. */}
        <input type="hidden" name="version" value={isConflict ? stored.version : form.version} />
        <TextAreaField
          label={lineUpFormText.sheet}
          name="sheet"
          rows={18}
          required
          defaultValue={form.sheet}
          error={findFieldError(checked?.problems, 'sheet')}
        />
        <CheckField label={lineUpFormText.official} name="isOfficial" defaultChecked={form.isOfficial} />
        <CheckField
          label={lineUpFormText.createPlayers}
          name="createsPlayers"
          defaultChecked={form.createsPlayers}
        />
        {newPlayers.length > 0 && (
          <Notice>
            <p className="font-semibold">{lineUpFormText.newPlayers(newPlayers.length)}</p>
            <ul className="list-disc ps-5">
              {newPlayers.map(({ name, shirt }) => (
                <li key={`${shirt} ${name}`}>{shirt === null ? name : `${shirt}. ${name}`}</li>
              ))}
            </ul>
            <p>{lineUpFormText.newPlayersHint}</p>
            <input type="hidden" name="shownPlayers" value={newPlayers.map(({ name }) => name).join('\n')} />
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="preview" className="min-h-12">
            {lineUpFormText.preview}
          </Button>
          <Button type="submit" name="intent" value="save" look="primary" className="min-h-12">
            {newPlayers.length > 0 && form.createsPlayers
              ? lineUpFormText.saveAndCreate(newPlayers.length)
              : commonText.save}
          </Button>
        </div>
      </Form>
      {checked && <SheetPreview {...checked.preview} />}
    </section>
  );
}

function SheetPreview({ formation, coach, players, problems }: ResolvedSheet) {
  const starters = players.filter(({ isStarting }) => isStarting);
  const bench = players.filter(({ isStarting }) => !isStarting);
  return (
    <div className="grid gap-3 rounded-md border border-line p-3" data-preview>
      {problems.length > 0 && (
        <div className="text-warning">
          <h3 className="font-semibold">{lineUpFormText.problems}</h3>
          <ul className="list-disc ps-5">
            {problems.map(({ line, code, text }) => (
              <li key={`${line} ${code} ${text}`}>
                {line !== null && `${lineUpFormText.line(line)}: `}
                {lineUpFormText.problem[code](text)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {formation && <p>{`${teamSheetText.formation}: ${formation}`}</p>}
      {coach && <p>{`${teamSheetText.coach}: ${coach}`}</p>}
      <h3 className="font-semibold">{lineUpFormText.starters(starters.length)}</h3>
      <Players players={starters} />
      <h3 className="font-semibold">{lineUpFormText.bench(bench.length)}</h3>
      <Players players={bench} />
    </div>
  );
}

function Players({ players }: { players: readonly LineUpPlayer[] }) {
  return (
    <ul>
      {players.map(({ name, shirt, playerId, isCaptain, isGoalkeeper }) => {
        const marks = [
          ...(isCaptain ? [lineUpFormText.captain] : []),
          ...(isGoalkeeper ? [lineUpFormText.goalkeeper] : []),
          ...(playerId === null ? [lineUpFormText.newPlayer] : []),
        ];
        return (
          <li key={`${shirt} ${name}`} className="tabular grid grid-cols-[2rem_1fr] gap-2">
            <span className="text-end text-muted">{shirt}</span>
            <span>
              {name} <span className="text-muted text-sm">{marks.join(', ')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
