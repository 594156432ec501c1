import type { ComponentChildren } from 'preact';
import { Link } from 'wouter-preact';
import { Icon } from '../ui/pieces.tsx';

interface LinkButtonProps {
  href: string;
  children: ComponentChildren;
  icon?: string;
  sub?: string; // a second, smaller line
  primary?: boolean;
  label?: string;
  onClick?: ((event: MouseEvent) => void) | undefined;
  onNear?: () => void; // the pointer or the focus has come: time to fetch what lies behind
}

/** Goes somewhere and looks like a piece to press. */
export function LinkButton(props: LinkButtonProps) {
  const { href, children, icon, sub, primary = false, label, onClick, onNear } = props;
  return (
    <Link
      href={href}
      className={primary ? 'btn primary' : 'btn'}
      aria-label={label}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {icon && <Icon id={icon} />}
      <span>
        {children}
        {sub && <small>{sub}</small>}
      </span>
    </Link>
  );
}
