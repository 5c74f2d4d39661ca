import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#platform/ui/button.tsx';

type IntentButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'isBusy'> & {
  intent: string;
};

/** Submits its form with an intent, which tells the action what to do. Busy while a form with this intent is sent. */
export function IntentButton({ intent, ...button }: IntentButtonProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return <Button type="submit" name="intent" value={intent} isBusy={isBusy} {...button} />;
}
