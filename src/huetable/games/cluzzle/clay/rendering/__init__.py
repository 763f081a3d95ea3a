"""Pictures of clay, drawn without a graphics card."""
