-- Somebody new waits for an account until they have accepted what a registration asks for.
alter table social_flows drop constraint social_flows_step_check;
alter table social_flows add constraint social_flows_step_check
  check (step in ('login', 'connect', 'password', 'sign_up'));
comment on column social_flows.details is 'Encrypted: PKCE verifier and nonce or, at steps password and sign_up, the profile to be connected.';
