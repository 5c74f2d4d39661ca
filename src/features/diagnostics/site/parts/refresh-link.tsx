import { useNavigation } from 'react-router';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Spinner } from '#platform/ui/spinner.tsx';

/** Reloads the page. Works without scripts too. */
export function RefreshLink({ to, label }: { to: string; label: string }) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <ButtonLink to={to} replace preventScrollReset look="primary" aria-busy={isLoading || undefined}>
      {isLoading && <Spinner />}
      {label}
    </ButtonLink>
  );
}
