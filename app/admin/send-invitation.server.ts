import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { invitationMessage } from '#domain/accounts/password-messages.ts';

const HOURS = 72;

/** Sends the letter with the link to choose a password. False, and a line in the log, when the mail server refused it. */
export async function sendInvitation(
  context: Readonly<RouterContextProvider>,
  { invited, actor }: { invited: { id: string; name: string; email: string }; actor: Actor },
): Promise<boolean> {
  const { staffAuth, mailer, config, logError } = servicesOf(context);
  const link = await staffAuth.createPasswordLink({ staffId: invited.id, hours: HOURS });
  const { name, email } = invited;
  try {
    const { siteName } = config;
    const facts = { to: email, name, link, hours: HOURS, siteName, invitedBy: actor.name };
    await mailer.send(invitationMessage(facts));
    return true;
  } catch (error) {
    logError('invitation not sent', error);
    return false;
  }
}
