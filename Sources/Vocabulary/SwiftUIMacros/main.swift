// Placeholder until the macro plugin lands.
