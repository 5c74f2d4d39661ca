import { CircleQuestionMark, ExternalLink, Menu } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { logoutText, passkeyText, sessionText } from '#features/accounts/text.ts';
import { MentionBadge } from '#features/notes/admin/mention-badge.tsx';
import type { HelpTopic } from '#platform/features/define-feature.ts';
import { href } from '#platform/http/href.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import { commonText } from '#platform/text/common.ts';
import { roleNames } from '#platform/text/roles.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { floatingLook } from '#platform/ui/floating-look.ts';
import { Spinner } from '#platform/ui/spinner.tsx';
import { ThemeButton } from '#platform/ui/theme-button.tsx';
import { TopicPoints } from './help/topic-points.tsx';
import { LogoutForm } from './logout-form.tsx';
import { findHelpTopic, type Navigation } from './menu.ts';
import { PaletteButton } from './palette/palette-button.tsx';
import type { Counters } from './read-counters.server.ts';
import { SideMenu } from './side-menu.tsx';
import { adminText, helpText } from './text.ts';

interface AdminHeaderProps {
  actor: Actor;
  siteName: string;
  navigation: Navigation;
  isFetching: boolean;
  counters: Counters;
}

/** The header of every screen: the drawer on a phone, commands, help, mentions, the theme and the account. */
export function AdminHeader({ actor, siteName, navigation, isFetching, counters }: AdminHeaderProps) {
  const { key } = useLocation();
  return (
    // With very large letters it takes two lines, and scrolls away.
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-1 border-line border-b bg-paper px-2 max-[20rem]:static max-[20rem]:flex-wrap lg:px-6">
      {/* The key closes the drawer after a navigation. */}
      <MenuDisclosure key={key} className="admin-drawer lg:hidden">
        <summary className="grid size-11 cursor-pointer place-items-center" aria-label={adminText.openMenu}>
          <Menu aria-hidden="true" />
        </summary>
        <div className="fixed inset-x-0 top-14 bottom-0 overflow-y-auto bg-night text-white">
          <SideMenu menu={navigation.menu} siteName={siteName} counters={counters} />
        </div>
      </MenuDisclosure>
      <PaletteButton />
      <span className="grow px-2 text-accent">{isFetching && <Spinner label className="size-5" />}</span>
      <a
        href="/"
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 hover:bg-surface"
        aria-label={adminText.viewSite}
      >
        <ExternalLink aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">{adminText.viewSite}</span>
      </a>
      <HelpButton key={`help-${key}`} navigation={navigation} />
      {hasRole(actor, 'author') && <MentionBadge count={counters.mentions} />}
      <ThemeButton />
      <AccountMenu key={`account-${key}`} actor={actor} />
    </header>
  );
}

/** Opens the help of the current screen: in a dialog, or without scripts on the page of all topics. */
function HelpButton({ navigation }: { navigation: Navigation }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const topic = findHelpTopic(navigation, pathname);
  return (
    <>
      <Link
        to={topic ? `${href('/admin/help')}#${topic}` : href('/admin/help')}
        aria-label={helpText.open}
        title={helpText.open}
        onClick={(event) => {
          if (!topic || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className="grid size-11 place-items-center rounded-md hover:bg-surface"
      >
        <CircleQuestionMark aria-hidden="true" className="size-5" />
      </Link>
      {topic && isOpen && <HelpDialog topic={topic} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Explains the current screen in a dialog over it. The input on the screen stays. */
function HelpDialog({ topic, onClose }: { topic: string; onClose: () => void }) {
  const help = useHelpTopic(topic);
  return (
    <Dialog title={help?.title ?? helpText.title} isOpen onClose={onClose}>
      {help ? (
        <TopicPoints topic={help} />
      ) : (
        <p role="status">{help === null ? helpText.failed : commonText.loading}</p>
      )}
      <p className="mt-4">
        <TextLink to={`${href('/admin/help')}#${topic}`} onClick={onClose}>
          {helpText.all}
        </TextLink>
      </p>
    </Dialog>
  );
}

/** Undefined while the topic is loading, null when it cannot be loaded. */
function useHelpTopic(topic: string): HelpTopic | null | undefined {
  const [help, setHelp] = useState<HelpTopic | null>();
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const answer = await fetch(href('/admin/help/:topic', { topic }), { signal: controller.signal });
      return answer.ok ? ((await answer.json()) as HelpTopic) : null;
    };
    void load()
      .catch(() => null)
      .then((loaded) => controller.signal.aborted || setHelp(loaded));
    return () => controller.abort();
  }, [topic]);
  return help;
}

const itemClass = 'flex min-h-11 w-full items-center rounded-md px-3 hover:bg-surface';

/** The initial of the e-mail address (spec §2.4), with the menu of the signed-in account. */
function AccountMenu({ actor }: { actor: Actor }) {
  return (
    <MenuDisclosure className="relative">
      <summary
        aria-label={`${adminText.account}: ${actor.email}`}
        className="ms-1 grid size-11 cursor-pointer place-items-center"
      >
        <span className="grid size-9 place-items-center rounded-full bg-accent font-bold text-paper">
          {actor.email.charAt(0).toUpperCase()}
        </span>
      </summary>
      <div className={`absolute end-0 top-full mt-1 w-72 p-2 ${floatingLook}`}>
        <div className="grid gap-0.5 px-3 py-2">
          <strong>{actor.name}</strong>
          <span className="break-all text-muted text-sm">{actor.email}</span>
          <span className="text-muted text-sm">{roleNames[actor.role]}</span>
        </div>
        <Link to={href('/admin/password')} className={itemClass}>
          {adminText.changePassword}
        </Link>
        <Link to={href('/admin/second-factor')} className={itemClass}>
          {adminText.secondFactor}
        </Link>
        <Link to={href('/admin/passkeys')} className={itemClass}>
          {passkeyText.title}
        </Link>
        <Link to={href('/admin/sessions')} className={itemClass}>
          {sessionText.title}
        </Link>
        <LogoutForm>
          <button type="submit" className={`${itemClass} cursor-pointer`}>
            {logoutText.action}
          </button>
        </LogoutForm>
      </div>
    </MenuDisclosure>
  );
}

/** A menu that opens over the screen. It closes on Escape, which focuses its button, and on a press outside. */
function MenuDisclosure(props: ComponentProps<'details'>) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details?.open || document.querySelector('dialog[open]')) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      if (details && !details.contains(target as Node)) details.open = false;
    };
    addEventListener('keydown', closeOnEscape);
    addEventListener('pointerdown', closeOnPressOutside);
    return () => {
      removeEventListener('keydown', closeOnEscape);
      removeEventListener('pointerdown', closeOnPressOutside);
    };
  }, []);
  return <details ref={ref} {...props} />;
}
