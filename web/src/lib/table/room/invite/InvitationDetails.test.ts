import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Welcome } from '../../../net/protocol';
import InvitationDetails from './InvitationDetails.svelte';

it('sends a TV to the address of the link, not to where this page happens to come from', () => {
  const link = 'http://192.0.2.7:8080/t/dJ4k';
  render(InvitationDetails, {
    welcome: { table: 'dJ4k', code: 'coral-otter-42', link } as Welcome,
    game: '',
  });
  expect(screen.getByText('192.0.2.7:8080/tv/coral-otter-42')).toBeDefined();
});
