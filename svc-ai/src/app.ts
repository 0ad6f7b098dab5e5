import { Router } from 'express';

/** Every address the service answers: none but the probes so far, and those come with the service kit. */
export function createApp(): Router {
  return Router();
}
