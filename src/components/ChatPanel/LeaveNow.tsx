import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { leavePage } from '../../behaviours/page/leavePage';
import type { Link } from '../../domain/link';

/** Leaves the page at once, as the link of quiet pages does. */
export function LeaveNow({ label, to, variant }: Link & { variant: 'quiet' | 'link' }) {
  return (
    <Button
      variant={variant}
      href={to}
      rel="noreferrer nofollow"
      startIcon={<LogoutIcon />}
      onClick={(event) => {
        event.preventDefault();
        leavePage(to);
      }}
    >
      {label}
    </Button>
  );
}
