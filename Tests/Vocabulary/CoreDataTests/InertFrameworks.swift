import Testing

/// Tests of frameworks whose data is not there. One at a time: what they say is collected in one
/// place.
@Suite(.serialized) enum InertFrameworks {}
