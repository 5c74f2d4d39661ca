import { useLayoutEffect, useRef, useState } from 'react';
import { foldText } from '#az/characters/characters.ts';
import { filterByWords } from '#az/filter-words.ts';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { ComboboxList, useCombobox } from '#platform/ui/combobox.tsx';
import { FieldFrame, inputLook, SelectField, SelectOptions } from '#platform/ui/field.tsx';
import { floatingLook } from '#platform/ui/floating-look.ts';
import { matchDeskText } from '../../text.ts';

interface TeamChoice {
  id: string;
  name: string;
}

interface TeamFieldProps {
  label: string;
  name: 'home' | 'away';
  /** All teams by the alphabet. */
  teams: readonly TeamChoice[];
  /** The ids of the teams of the season. They are offered first. */
  seasonTeams: readonly string[];
  defaultValue: string;
  error: string | undefined;
}

/** A team. Without scripts a select box with the teams of the season on top, with scripts a text field that searches all teams. */
export function TeamField(props: TeamFieldProps) {
  const { label, name, teams, seasonTeams, defaultValue, error } = props;
  const isHydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  // A team that was chosen before the scripts came stays chosen.
  useLayoutEffect(() => {
    if (select.current) setChosen(select.current.value);
  }, []);
  if (isHydrated) return <SearchedTeam {...props} defaultValue={chosen} />;
  const { own, others } = splitTeams(teams, seasonTeams);
  return (
    <SelectField label={label} name={name} required defaultValue={defaultValue} error={error} ref={select}>
      <option value="">{matchDeskText.chooseTeam}</option>
      {own.length > 0 && (
        <optgroup label={matchDeskText.seasonTeams}>
          <SelectOptions items={own.map((team) => [team.id, team.name])} />
        </optgroup>
      )}
      <optgroup label={own.length > 0 ? matchDeskText.otherTeams : matchDeskText.allTeams}>
        <SelectOptions items={others.map((team) => [team.id, team.name])} />
      </optgroup>
    </SelectField>
  );
}

/** More options than this are no help: another letter is typed. */
const MAX_OPTIONS = 40;

function SearchedTeam({ label, name, teams, seasonTeams, defaultValue, error }: TeamFieldProps) {
  const [id, setId] = useState(defaultValue);
  const [text, setText] = useState(() => teams.find((team) => team.id === defaultValue)?.name ?? '');
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const { own, others } = splitTeams(teams, seasonTeams);
  const inOrder = [...own, ...others];
  const isChosen = teams.some((team) => team.id === id && team.name === text);
  // The name of the chosen team is no question while nobody types: all teams are offered instead of it.
  const isQuestion = text.trim() !== '' && (isTyping || !isChosen);
  const found = isQuestion ? filterByWords(inOrder, text, (team) => team.name) : inOrder;
  const close = () => {
    setOpen(false);
    setTyping(false);
  };
  const choose = (team: TeamChoice) => {
    setText(team.name);
    setId(team.id);
    close();
  };
  /** Chooses the team whose name has been typed, or the only one that is offered. The list of several stays. */
  const chooseNamed = () => {
    const named = found.length === 1 ? found[0] : teams.find((team) => team.id === id);
    if (named) choose(named);
  };
  const combobox = useCombobox<TeamChoice>({
    items: found.slice(0, MAX_OPTIONS),
    text,
    isOpen,
    onType(typed) {
      setText(typed);
      setTyping(true);
      setOpen(true);
      // A whole name needs no choice from the list.
      const named = teams.filter((team) => foldText(team.name) === foldText(typed.trim()));
      setId(named.length === 1 ? (named[0]?.id ?? '') : '');
    },
    onChoose: choose,
    onClose: close,
  });
  return (
    <FieldFrame label={label} required error={error}>
      {(ids) => (
        <div className="relative">
          <input
            type="text"
            {...combobox.fieldProps({
              ...ids,
              'aria-required': true,
              onKeyDown(event) {
                if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
                // The Enter after a name means the name: it sends the form only when the list is closed.
                else if (event.key === 'Enter' && isOpen && combobox.active === -1) chooseNamed();
                else return;
                event.preventDefault();
              },
            })}
            placeholder={matchDeskText.chooseTeam}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => setOpen(true)}
            className={inputLook}
          />
          <ComboboxList
            combobox={combobox}
            label={label}
            keyOf={(team) => team.id}
            status={isOpen && text.trim() !== '' ? matchDeskText.noTeamFound : ''}
            className={`absolute inset-x-0 top-full z-20 max-h-72 overflow-y-auto ${floatingLook}`}
            optionClass="flex min-h-11 items-center gap-3 px-3 hover:bg-surface aria-selected:bg-accent aria-selected:text-paper"
          >
            {(team) => (
              <>
                <span className="min-w-0 flex-1">{team.name}</span>
                {seasonTeams.includes(team.id) && <span className="text-xs">{matchDeskText.ofSeason}</span>}
              </>
            )}
          </ComboboxList>
          <input type="hidden" name={name} value={id} />
        </div>
      )}
    </FieldFrame>
  );
}

function splitTeams(teams: readonly TeamChoice[], seasonTeams: readonly string[]) {
  const isOwn = ({ id }: TeamChoice) => seasonTeams.includes(id);
  return { own: teams.filter(isOwn), others: teams.filter((team) => !isOwn(team)) };
}
