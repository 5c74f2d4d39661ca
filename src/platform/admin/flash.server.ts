import { redirect } from 'react-router';
import type { ToastCode, ToastTexts } from '#platform/message-texts.ts';
import type { Toast } from '#platform/ui/toast.tsx';

/** Its path is `/`: the router requests the data of the dashboard at `/admin.data`, which is not below `/admin`. */
const COOKIE = 'newsroom_toast';
/** Makes the keys of two toasts with the same text different. */
let toastCount = 0;

/** Redirects to another screen, which shows the toast once. `cookies` are `Set-Cookie` values to send as well. */
export function redirectWithToast(to: string, code: ToastCode, cookies: readonly string[] = []): Response {
  const response = redirect(to);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  response.headers.append(
    'Set-Cookie',
    `${COOKIE}=${code}.${++toastCount}; Path=/; Max-Age=30; SameSite=Lax; HttpOnly`,
  );
  return response;
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
