import { describe, expect, it } from 'vitest';
import { careAtStart } from '../../src/app/cli/careAtStart';
import { readServerConfig } from '../../src/config/server';

const lines = (env: Record<string, string>) =>
  careAtStart(readServerConfig({ DATA_DIR: '/tmp', ...env })).join('\n');
const mail = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' };

describe('what is said at the start', () => {
  it('names copies, mail and alerts that are not set up', () => {
    const bare = lines({ BACKUP_DIR: 'none' });
    expect(bare).toMatch(/^No copies of the database are made/m);
    expect(bare).toMatch(/^No mail is sent.*SMTP_URL/m);
    expect(bare).toMatch(/^Nobody is told when something fails/m);
  });

  it('is quiet about what is set up', () => {
    const cared = lines({ ...mail, ALERT_TO: 'ops@example.com' });
    expect(cared).toMatch(/^Copies of the database are made every 24 hours/);
    expect(cared).not.toMatch(/No mail|Nobody is told/);
  });
});
