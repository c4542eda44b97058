"""The parts of the trial of hostile files: what is damaged, who reads it, and what is watched."""
