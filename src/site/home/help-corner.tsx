import { MessageCircle, MessagesSquare } from 'lucide-react';
import { consultancy } from '../../content/consultancy.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Floats in the corner of the home page: the messaging link, and the chat, which is loaded when opened. */
export function HelpCorner() {
  const { messaging, chat } = consultancy();
  return (
    <aside className="help-corner" aria-label="Ask us">
      {messaging && (
        <a className="help-message" href={messaging.href} target="_blank" rel="noopener">
          <Icon of={MessageCircle} />
          <VisuallyHidden>Message us on {messaging.name} (opens in a new tab)</VisuallyHidden>
        </a>
      )}
      <button
        type="button"
        className="help-chat"
        data-chat
        data-chat-frame={chat.frame}
        aria-expanded="false"
        aria-haspopup="dialog"
      >
        <Icon of={MessagesSquare} />
        Chat
      </button>
    </aside>
  );
}
