import { data, redirect } from 'react-router';
import { Conflict, Forbidden, InvalidInput, NotFound, type Problem } from '#platform/errors.ts';
import type { ProblemCode, ToastCode, ToastTexts } from '#platform/message-texts.ts';
import type { Toast } from '#platform/ui/toast.tsx';

/** The body of an action's answer when the domain refuses: the problems of the fields, or one reason. */
export interface Refusal {
  problems: readonly Problem[];
  problem: ProblemCode | null;
}

/**
 * Turns an error of the domain into the answer of an action: 422 with every problem of the input, 409 with the reason of
 * a conflict, which its field has too. `sent` is added to the answer, so that the form keeps what was typed. Throws 404 and 403 for what is missing
 * or forbidden, and any other error as it is.
 */
export function toActionError<Sent extends object>(error: unknown, sent: Sent = {} as Sent) {
  if (error instanceof InvalidInput)
    return data<Refusal & Sent>({ problems: error.problems, problem: null, ...sent }, { status: 422 });
  if (error instanceof Conflict) {
    const { field, code } = error;
    const problems = field === null ? [] : [{ field, code }];
    return data<Refusal & Sent>({ problems, problem: code, ...sent }, { status: 409 });
  }
  return throwResponse(error);
}

/** For loaders: throws a 404 response for NotFound, a 403 response for Forbidden, and any other error as it is. */
export function throwResponse(error: unknown): never {
  if (error instanceof NotFound) throw new Response(null, { status: 404 });
  if (error instanceof Forbidden) throw new Response(null, { status: 403 });
  throw error;
}

/** Its path is `/`: the router requests the data of the dashboard at `/admin.data`, which is not below `/admin`. */
const COOKIE = 'newsroom_toast';
/** Makes the keys of two toasts with the same text different. */
let toastCount = 0;

/** Redirects to another screen, which shows the toast once. `cookies` are `Set-Cookie` values to send as well. */
export function redirectWithToast(to: string, code: ToastCode, cookies: readonly string[] = []): Response {
  const response = redirect(to);
  for (const cookie of [...cookies, createFlashCookie(code)]) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** The cookie with which the next screen shows the toast. */
export function createFlashCookie(code: ToastCode): string {
  return `${COOKIE}=${code}.${++toastCount}; Path=/; Max-Age=30; SameSite=Lax; HttpOnly`;
}

/** The toast that the previous screen has set; null when there is none. `key` is unique per toast. */
export function readFlash(request: Request, texts: ToastTexts): (Toast & { key: string }) | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=([\\w.]+)`).exec(request.headers.get('Cookie') ?? '')?.[1];
  const code = value?.replace(/\.\d+$/, '');
  if (!value || !code || !isToastCode(code, texts)) return null;
  return { key: value, kind: code.endsWith('.failed') ? 'error' : 'success', text: texts[code] };
}

function isToastCode(text: string, texts: ToastTexts): text is ToastCode {
  return Object.hasOwn(texts, text);
}

/** The cookie that removes the toast. */
export const expiredFlashCookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`;
