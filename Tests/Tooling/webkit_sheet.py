"""Draws a page into an image with WebKitGTK; for the interpreter that Debian's `python3-gi` belongs to.

    xvfb-run -a /usr/bin/python3 Tests/Tooling/webkit_sheet.py ADDRESS IMAGE WIDTH HEIGHT
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402


def main():
    address, image, width, height = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])
    view = WebKit2.WebView()
    settings = view.get_settings()
    settings.set_property("hardware-acceleration-policy", WebKit2.HardwareAccelerationPolicy.NEVER)
    settings.set_property("allow-file-access-from-file-urls", True)
    view.set_size_request(width, height)
    window = Gtk.OffscreenWindow()
    window.add(view)
    window.show_all()

    def keep(_, result):
        view.get_snapshot_finish(result).write_to_png(image)
        Gtk.main_quit()

    def loaded(_, event):
        if event == WebKit2.LoadEvent.FINISHED:
            view.get_snapshot(WebKit2.SnapshotRegion.FULL_DOCUMENT, WebKit2.SnapshotOptions.NONE, None, keep)

    view.connect("load-changed", loaded)
    view.load_uri(address)
    GLib.timeout_add_seconds(120, Gtk.main_quit)
    Gtk.main()


if __name__ == "__main__":
    main()
