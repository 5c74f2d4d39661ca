import type { RouterContextProvider } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { isSecondFactorRequired } from '#platform/sessions/is-second-factor-required.ts';
import { screenPath } from '#platform/sessions/session.server.ts';
import { recordSecondFactor } from '../rules/record-second-factor.ts';
import { drawQrCode, type QrCode } from './qr-code.server.ts';
import { callAuth } from './sign-in/sign-in.server.ts';

/** The data for the authenticator app. The form sends it again with every try until a first code is right. */
export interface SecondFactorSetupData {
  /** `otpauth://totp/…`. */
  uri: string;
  /** The secret, for users who type it. */
  key: string;
  qr: QrCode;
  codes: string[];
}

interface SecondFactorAnswer {
  intent: string;
  problem: ProblemCode | null;
  /** How long to wait after too many attempts. */
  waitMinutes?: number;
  setup?: SecondFactorSetupData;
  /** New recovery codes. They are shown only once. */
  codes?: string[];
}

/** One step with the actor's second factor: start, confirm with a first code, new recovery codes, or stop. */
export async function changeSecondFactor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  actor: Actor,
): Promise<Response | SecondFactorAnswer> {
  const { db, config, now, newId } = servicesOf(context);
  // Includes the query, which names the screen to open afterwards.
  const currentPath = screenPath(request);
  const form = readForm(await request.formData());
  const { text } = form;
  const intent = text('intent');
  const password = text('password');
  const callLibrary = (path: Parameters<typeof callAuth>[0], body: Record<string, unknown>) =>
    callAuth(path, { request, context, body });
  const refuse = (problem: ProblemCode, extra: Partial<SecondFactorAnswer> = {}) => ({
    intent,
    problem,
    ...extra,
  });

  const refusePassword = ({ status, waitMinutes }: { status: number; waitMinutes: number }) =>
    refuse(status === 429 ? 'rate.tooMany' : 'password.wrong', { waitMinutes });

  if (intent === 'confirm') {
    const setup = makeSetup(text('uri'), form.texts('recovery'));
    const answer = await callLibrary('/two-factor/verify-totp', { code: text('code').replace(/\s/g, '') });
    const { waitMinutes } = answer;
    if (answer.status === 429) return refuse('rate.tooMany', { setup, waitMinutes });
    if (answer.status !== 200) return refuse('secondFactor.wrong', { setup });
    await recordSecondFactor(db, { actor, isOn: true, now: now(), newId });
    return redirectWithToast(currentPath, 'secondFactor.on', answer.cookies);
  }
  if (password === '') return refuse('password.required');
  if (intent === 'start') {
    const enabled = await callLibrary('/two-factor/enable', { password, issuer: config.siteName });
    if (enabled.status !== 200) return refusePassword(enabled);
    const { body } = enabled;
    return { intent, problem: null, setup: makeSetup(String(body.totpURI), body.backupCodes as string[]) };
  }
  if (intent === 'newCodes') {
    const generated = await callLibrary('/two-factor/generate-backup-codes', { password });
    if (generated.status !== 200) return refusePassword(generated);
    return { intent, problem: null, codes: generated.body.backupCodes as string[] };
  }
  if (intent !== 'stop') throw new Response(null, { status: 400 });
  if (actor.role === 'admin' && (await isSecondFactorRequired(db))) return refuse('role.denied');
  const stopped = await callLibrary('/two-factor/disable', { password });
  if (stopped.status !== 200) return refusePassword(stopped);
  await recordSecondFactor(db, { actor, isOn: false, now: now(), newId });
  return redirectWithToast(currentPath, 'secondFactor.off', stopped.cookies);
}

function makeSetup(uri: string, codes: string[]): SecondFactorSetupData {
  const key = URL.parse(uri)?.searchParams.get('secret') ?? '';
  return { uri, key, qr: drawQrCode(uri), codes };
}
