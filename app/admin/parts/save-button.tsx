import { useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { commonText } from '#az/text/common.ts';

/** Saves the form of one subject. The action of the screen knows it by the intent `update`. */
export function SaveButton() {
  const isBusy = useNavigation().formData?.get('intent') === 'update';
  return (
    <Button
      type="submit"
      name="intent"
      value="update"
      look="primary"
      isBusy={isBusy}
      className="justify-self-start"
    >
      {commonText.save}
    </Button>
  );
}
