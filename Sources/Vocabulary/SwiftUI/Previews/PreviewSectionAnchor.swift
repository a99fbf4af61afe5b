/// Makes sure that the section of previews is there in programs without any.
@used @section("vitrine_previews")
nonisolated let previewSectionAnchor: (UInt, UInt) = (0, 0)
