import { createHmac } from 'node:crypto'
import { withClient } from '../../scripts/lib/databases'

// Rows come and go during a run; what was ever a secret is kept aside.
const collect = `
  CREATE SCHEMA leak_watch;
  CREATE TABLE leak_watch.secrets (kind text, value text, PRIMARY KEY (kind, value));
  CREATE FUNCTION leak_watch.keep() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  DECLARE value text := to_jsonb(NEW) ->> TG_ARGV[1];
  BEGIN
    IF value IS NOT NULL THEN
      INSERT INTO leak_watch.secrets VALUES (TG_ARGV[0], value) ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER leak_watch AFTER INSERT ON sessions
    FOR EACH ROW EXECUTE FUNCTION leak_watch.keep('session', 'id');
  CREATE TRIGGER leak_watch AFTER INSERT OR UPDATE OF password_hash ON users
    FOR EACH ROW EXECUTE FUNCTION leak_watch.keep('password hash', 'password_hash');
  CREATE TRIGGER leak_watch AFTER INSERT ON verification_tokens
    FOR EACH ROW EXECUTE FUNCTION leak_watch.keep('hash of a link', 'token_hash');
  CREATE TRIGGER leak_watch AFTER INSERT OR UPDATE OF token_hash ON newsletter_subscribers
    FOR EACH ROW EXECUTE FUNCTION leak_watch.keep('hash of a link', 'token_hash');
  CREATE TRIGGER leak_watch AFTER INSERT ON outbox_mails
    FOR EACH ROW EXECUTE FUNCTION leak_watch.keep('mail', 'id');`

/** Lets a test's database remember every secret that it ever holds, from now on. */
export async function collectSecrets(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const known = await client.query("SELECT 1 FROM pg_namespace WHERE nspname = 'leak_watch'")
    if (!known.rowCount) await client.query(collect)
  })
}

/** All of them: ids of sessions, hashes, and the secrets of the links in mails, which follow from the mails' ids. */
export async function readSecrets(databaseUrl: string, authSecret: string): Promise<Set<string>> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ kind: string; value: string }>('SELECT kind, value FROM leak_watch.secrets'),
  )
  return new Set(rows.map(({ kind, value }) => (kind === 'mail' ? linkSecret(value, authSecret) : value)))
}

// As lib/auth/link-tokens.ts makes it, which a script cannot import; a test holds the two together.
export function linkSecret(mailId: string, authSecret: string): string {
  return createHmac('sha256', authSecret).update(`link of mail ${mailId}`).digest('base64url')
}
