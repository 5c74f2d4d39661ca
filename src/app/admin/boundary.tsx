import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { href } from '#platform/http/href.ts';
import { forbiddenText, unreadableRequestText } from '#platform/text/pages.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { adminText } from './text.ts';

/** Shows the error of a screen inside the layout of the back-office. */
export default function AdminBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const [title, text] =
    status === 403
      ? [forbiddenText.title, forbiddenText.text]
      : status === 404
        ? [adminText.missingTitle, adminText.missing]
        : status === 400 || status === 415
          ? [unreadableRequestText.title, unreadableRequestText.text]
          : [adminText.failedTitle, adminText.failed];
  return (
    <div className="grid max-w-xl gap-4 py-10">
      <title>{title}</title>
      <h1 className="text-4xl">{title}</h1>
      <p>{text}</p>
      <p>
        <TextLink to={href('/admin')}>{adminText.toDashboard}</TextLink>
      </p>
    </div>
  );
}
